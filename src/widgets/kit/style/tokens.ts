/** Every colour, space, size, radius, type size, shadow and duration of the interface, and the base rules of a root. */
import { addRules } from './sheet.js';

// A partner writes --housing-brand on the page; components read the private --h-brand, which falls back to ours.
const colours = {
  bg: ['#FAF8F4', '#13161B'],
  surface: ['#FFFFFF', '#1B1F26'],
  hover: ['#F4F0E8', '#252A33'],
  text: ['#1D2129', '#ECEAE5'],
  muted: ['#5B6270', '#A5ABB8'],
  border: ['#E4DED3', '#303641'],
  'border-strong': ['#8A8577', '#767E8C'],
  brand: ['#0B6B5D', '#5CCBB6'],
  'brand-strong': ['#084F45', '#86DDCC'],
  'brand-soft': ['#E3F1EE', '#143630'],
  'on-brand': ['#FFFFFF', '#0E1512'],
  accent: ['#F2A516', '#F4B740'],
  'accent-soft': ['#FFF3D9', '#3A2E12'],
  'on-accent': ['#1D2129', '#1D2129'],
  danger: ['#B3261E', '#FF8A80'],
  'danger-soft': ['#FBEAE8', '#3B1E1C'],
  'on-danger': ['#FFFFFF', '#2B0B08'],
  success: ['#1B7340', '#6FD39A'],
  'success-soft': ['#E4F2E9', '#15321F'],
  info: ['#1D5FB4', '#8AB8FF'],
  'info-soft': ['#E6EEF9', '#1A2B45'],
  skeleton: ['#EBE6DB', '#282E38'],
  'skeleton-light': ['#F6F2EA', '#333A45'],
  overlay: ['#13161B8C', '#000000A6'],
} as const;

/** Our own brand colour on light ground, where a partner begins to choose theirs. */
export const ourBrand = colours.brand[0].toLowerCase();

// Over photographs and on toasts, which keep the light theme (C-62), these do not follow the theme.
const fixed = {
  scrim: '#101418B8',
  'on-scrim': '#FFFFFF',
  'toast-bg': '#FFFFFF',
  'toast-text': '#1D2129',
  'toast-border': '#E4DED3',
  'toast-success': '#1B7340',
  'toast-danger': '#B3261E',
  'toast-brand': '#0B6B5D',
  font: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Devanagari","Kohinoor Devanagari",sans-serif',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '24px',
  'space-6': '32px',
  'space-7': '48px',
  'space-8': '64px',
  radius: '6px',
  'radius-card': '10px',
  'radius-sheet': '16px',
  'radius-full': '999px',
  shadow: '0 1px 2px #1d212914,0 12px 32px -8px #1d212938',
  fast: '120ms',
  slow: '200ms',
  spin: '900ms',
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
