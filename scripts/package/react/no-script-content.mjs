/** Draws the link for readers without scripts inside a component's tag. */
import { createElement } from 'react';
import { noScriptLink } from '../../../src/model/rules/no-script-link.js';
import { words as en } from '../../../words/en/no-script.js';
import { words as hi } from '../../../words/hi/no-script.js';
import { words as mr } from '../../../words/mr/no-script.js';

const languages = new Map(Object.entries({ en, hi, mr }));

/** The link; none where the props do not name the marketplace. */
export const noScriptContent = (tag, props) => {
  if (!props.apiBase) return undefined;
  const { word, href } = noScriptLink(new URL(props.apiBase).origin, tag, props);
  return createElement('a', { href }, (languages.get(props.lang) ?? en)[word]);
};
