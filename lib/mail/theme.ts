type Pair = readonly [text: string, ground: string];
type Paint = { light: Pair; dark: Pair };

const LIGHT = '#ffffff';
const DARK = '#151a17';

/**
 * The colours of mails by class, in light and in dark. Each text brings its ground, because a mail program that turns
 * a mail dark by itself changes them one by one: a text without a ground of its own may end up on its own colour.
 */
const PAINTS = {
  page: { light: ['#121613', LIGHT], dark: ['#f0f2ed', DARK] },
  brand: { light: ['#0b4a34', LIGHT], dark: ['#7fcca6', DARK] },
  quiet: { light: ['#4a514c', LIGHT], dark: ['#b9c1ba', DARK] },
  button: { light: ['#ffffff', '#0b4a34'], dark: ['#ffffff', '#1d6b4a'] },
  /** A rear plate, as on the site. */
  plate: { light: ['#121613', '#f7c600'], dark: ['#121613', '#f7c600'] },
} as const satisfies Record<string, Paint>;

type PaintName = keyof typeof PAINTS;

/** The class and the inline colours of a text; `more` has the rest of its style. */
export function paint<Style extends object>(name: PaintName, more: Style) {
  const [color, backgroundColor] = PAINTS[name].light;
  return { className: name, style: { color, backgroundColor, ...more } };
}

const darkRules = Object.entries(PAINTS).map(
  ([name, { dark }]) =>
    `.${name}{color:${dark[0]}!important;background-color:${dark[1]}!important}`,
);

/** The style sheet of mails: programs that drop it keep the inline colours, which are light. */
export const MAIL_CSS = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules.join('')}}`;
