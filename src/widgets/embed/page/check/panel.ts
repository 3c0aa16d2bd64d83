/** Shows the findings in the page: a dialog of its own, gone without a trace when closed. */
import type { Finding } from './finding.js';
import type { PageCheckWords } from '../../../../../words/en/page-check.js';

const look = `dialog{all:initial;color-scheme:light dark;position:fixed;inset:auto 16px 16px auto;box-sizing:border-box;
width:min(520px,calc(100vw - 32px));max-height:70vh;overflow:auto;padding:16px 20px;border:1px solid GrayText;
border-radius:16px;background:Canvas;color:CanvasText;font:15px/1.5 system-ui,sans-serif}
dialog:not([open]){display:none}header{display:flex;justify-content:space-between;align-items:center;gap:16px}
h2{margin:0;font-size:18px}button{font:inherit;min-height:40px;padding:0 16px;cursor:pointer}
ul{margin:12px 0 0;padding:0;list-style:none;display:grid;gap:8px}li{display:grid;grid-template-columns:auto 1fr;gap:10px}
li>span:last-child{overflow-wrap:anywhere}`;

const make = (tag: string, text = ''): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

const line = ({ isOk, text }: Finding, words: PageCheckWords): HTMLElement => {
  const item = make('li');
  const sign = make('span', isOk ? '✓' : '✗');
  sign.role = 'img';
  sign.ariaLabel = isOk ? words.ok : words.wrong;
  item.append(sign, make('span', text));
  return item;
};

/** Puts the dialog on the page. */
export const showPanel = (findings: readonly Finding[], words: PageCheckWords): void => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  shadow.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  const title = make('h2', words.title);
  title.id = 'title';
  dialog.setAttribute('aria-labelledby', title.id);
  const close = make('button', words.close);
  close.onclick = () => {
    host.remove();
  };
  const header = make('header');
  header.append(title, close);
  const list = make('ul');
  list.append(...findings.map((finding) => line(finding, words)));
  dialog.append(header, list);
  shadow.append(dialog);
  document.body.append(host);
  dialog.show();
};
