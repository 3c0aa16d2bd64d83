/** Every colour, space, size, radius, type size, shadow and duration of the interface, and the base rules of a root. */
import { addRules } from './sheet.js';

// A partner writes --housing-brand on the page; components read the private --h-brand, which falls back to ours. The comments
// are what the reference says of each (scripts/package/css-properties.mjs).
const colours = {
  /** Ground of a whole page of ours. */
  bg: ['#FAF8F4', '#13161B'],
  /** Ground of boxes, cards and fields. */
  surface: ['#FFFFFF', '#1B1F26'],
  /** Ground of tabs and of what the pointer is on. */
  hover: ['#F4F0E8', '#252A33'],
  /** Letters. */
  text: ['#1D2129', '#ECEAE5'],
  /** Letters of lesser weight. */
  muted: ['#5B6270', '#A5ABB8'],
  /** Edges of boxes and cards. */
  border: ['#E4DED3', '#303641'],
  /** Edges of fields and buttons. */
  'border-strong': ['#8A8577', '#767E8C'],
  /** Main button, links, chosen things, focus; the others of the brand follow from it. */
  brand: ['#0B6B5D', '#5CCBB6'],
  /** Letters on the ground of chosen things. */
  'brand-strong': ['#084F45', '#86DDCC'],
  /** Ground of chosen things. */
  'brand-soft': ['#E3F1EE', '#143630'],
  /** Letters on the main button. */
  'on-brand': ['#FFFFFF', '#0E1512'],
  /** Badges and what is to be noticed. */
  accent: ['#F2A516', '#F4B740'],
  /** Ground of notices. */
  'accent-soft': ['#FFF3D9', '#3A2E12'],
  /** Letters on the accent. */
  'on-accent': ['#1D2129', '#1D2129'],
  /** Errors and buttons that delete. */
  danger: ['#B3261E', '#FF8A80'],
  /** Ground of errors. */
  'danger-soft': ['#FBEAE8', '#3B1E1C'],
  /** Letters on buttons that delete. */
  'on-danger': ['#FFFFFF', '#2B0B08'],
  /** What has worked. */
  success: ['#1B7340', '#6FD39A'],
  /** Ground of what has worked. */
  'success-soft': ['#E4F2E9', '#15321F'],
  /** What is only said. */
  info: ['#1D5FB4', '#8AB8FF'],
  /** Ground of what is only said. */
  'info-soft': ['#E6EEF9', '#1A2B45'],
  /** Shapes that stand while something loads. */
  skeleton: ['#EBE6DB', '#282E38'],
  /** The light that runs over these shapes. */
  'skeleton-light': ['#F6F2EA', '#333A45'],
  /** What dims the page behind a dialog. */
  overlay: ['#13161B8C', '#000000A6'],
} as const;

/** Our own brand colour on light ground, where a partner begins to choose theirs. */
export const ourBrand = colours.brand[0].toLowerCase();

// Over photographs and on toasts, which keep the light theme (C-62), these do not follow the theme.
const fixed = {
  /** What dims a picture under letters. */
  scrim: '#101418B8',
  /** Letters on a picture. */
  'on-scrim': '#FFFFFF',
  /** Ground of short messages. */
  'toast-bg': '#FFFFFF',
  /** Letters of short messages. */
  'toast-text': '#1D2129',
  /** Edges of short messages. */
  'toast-border': '#E4DED3',
  /** Sign of a short message that something has worked. */
  'toast-success': '#1B7340',
  /** Sign of a short message that something has failed. */
  'toast-danger': '#B3261E',
  /** Links in short messages. */
  'toast-brand': '#0B6B5D',
  /** The font. */
  font: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Devanagari","Kohinoor Devanagari",sans-serif',
  /** The smallest gap. */
  'space-1': '4px',
  /** Small gaps. */
  'space-2': '8px',
  /** Gaps between the fields of a row. */
  'space-3': '12px',
  /** The room inside boxes. */
  'space-4': '16px',
  /** Gaps between boxes. */
  'space-5': '24px',
  /** Gaps between parts. */
  'space-6': '32px',
  /** Gaps around the largest headings. */
  'space-7': '48px',
  /** The largest gap. */
  'space-8': '64px',
  /** Corners of fields and buttons. */
  radius: '6px',
  /** Corners of cards. */
  'radius-card': '10px',
  /** Corners of the search box and of dialogs. */
  'radius-sheet': '16px',
  /** Corners of what is round. */
  'radius-full': '999px',
  /** The shadow of what lies above the page. */
  shadow: '0 1px 2px #1d212914,0 12px 32px -8px #1d212938',
  /** How long small changes take. */
  fast: '120ms',
  /** How long larger changes take. */
  slow: '200ms',
  /** How long one turn of a waiting sign takes. */
  spin: '900ms',
  /** The least height of buttons and fields. */
  control: '44px',
} as const;

const textSizes = [12, 13, 14, 15, 16, 18, 20, 24, 30, 38];
const sizes = [
  4, 8, 10, 12, 18, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 72, 80, 96, 112, 120, 144, 160, 180, 200, 210,
  240, 280, 320, 360, 400, 440, 520, 560, 640, 800, 960, 1280,
];

const token = (name: string, value: string) => `--h-${name}:var(--housing-${name},${value});`;
const palette = (pick: (light: string, dark: string) => string) =>
  Object.entries(colours)
    .map(([name, [light, dark]]) => token(name, pick(light, dark)))
    .join('');

const plain = [
  ...Object.entries(fixed).map(([name, value]) => token(name, value)),
  ...textSizes.map((size) => token(`text-${String(size)}`, `${String(size)}px`)),
  ...sizes.map((size) => `--h-size-${String(size)}:${String(size)}px;`),
].join('');

/** The class that defines the tokens; an inner root carries it, and so does the host's body. */
export const tokensClass = 'housing-tokens';

/** The class of a widget's inner root: cuts the page's styles off, then sets ours. */
export const rootClass = 'housing-root';

/** Container queries of a widget's own width, for use as a key in `css`. */
export const atLeast = {
  small: '@container housing (min-width: 480px)',
  medium: '@container housing (min-width: 720px)',
  large: '@container housing (min-width: 1024px)',
} as const;

/** The container query of a widget as narrow as a phone. */
export const narrow = '@container housing (max-width: 479px)';

/** Media queries of the screen, for what lies in the top layer and not in a widget. */
export const viewport = {
  phone: '@media (max-width: 559px)',
} as const;

/** The style of a selected item. */
const chosen = `.${tokensClass} :is([aria-selected=true],[aria-current],label:has(input:checked))`;

// A container of inline size has no width of its own: a box that asks its content (a float, a dialog, a table cell) would
// make it 0 wide. The root says 960 px, and the track of the grid lets it be narrower where there is less room.
// A page's `*{...}` would win over plain rules of :host, hence the important ones; its place and size stay the page's.
// All three languages run from left to right, whatever the page does.
// `all: initial` leaves custom properties alone, so a partner's --housing-* still arrive. The colour scheme is taken
// from the page: light-dark() then follows it, live, and a light page never gets a dark widget. Resets stand inside
// :where(), so any class of a component wins over them. Where the reader's own colours take the place of grounds, the
// chosen one takes the reader's colour for what is chosen.
addRules(`
:host{display:grid;grid-template-columns:minmax(0,1fr);min-width:min(100%,280px);padding:0!important;border:0!important;background:none!important;box-shadow:none!important;text-decoration:none!important}
:host([hidden]){display:none}
.${rootClass}{all:initial;display:block;direction:ltr;color-scheme:inherit;container:housing/inline-size;contain-intrinsic-inline-size:960px}
.${tokensClass}{${plain}${palette((light) => light)}
font-family:var(--h-font);font-size:var(--h-text-16);line-height:1.5;color:var(--h-text);
-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:transparent}
.${tokensClass}[data-theme=dark]{color-scheme:dark;${palette((_, dark) => dark)}}
@supports (color:light-dark(red,red)){.${tokensClass}.${tokensClass}{${palette((light, dark) => `light-dark(${light},${dark})`)}}}
.${tokensClass}[data-theme=light]{color-scheme:light}
.${rootClass}[data-font=inherit]{font-family:inherit}
@media (pointer:fine){.${tokensClass}{${token('control', '40px')}}}
@media (forced-colors:active){${chosen}{forced-color-adjust:none;background:Highlight!important}${chosen},${chosen} *{color:HighlightText!important}}
@media (prefers-reduced-motion:reduce){.${tokensClass}{--h-fast:0s;--h-slow:0s;--h-spin:0s}}
:where(.${tokensClass},.${tokensClass} *){box-sizing:border-box}
:where(.${tokensClass}) ::before,:where(.${tokensClass}) ::after{box-sizing:border-box}
:where(.${tokensClass}) :where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend){margin:0;padding:0;border:0;font:inherit}
:where(.${tokensClass}) :where(ul,ol){list-style:none}
:where(.${tokensClass}) :where(fieldset){min-width:0}
:where(.${tokensClass}) :where(button,input,select,textarea){margin:0;font:inherit;color:inherit;letter-spacing:inherit}
:where(.${tokensClass}) :where(button){background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
:where(.${tokensClass}) :where(a){color:var(--h-brand);text-underline-offset:2px}
:where(.${tokensClass}) :where(img,svg,video){display:block;max-width:100%}
:where(.${tokensClass}) :where(table){border-collapse:collapse}
:where(.${tokensClass}) [hidden]{display:none!important}
:where(.${tokensClass}) :focus-visible{outline:2px solid var(--h-brand);outline-offset:2px}
`);
