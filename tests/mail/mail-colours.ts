type Pair = { text?: string; ground?: string };
type Run = { words: string; light: Pair; dark: Pair };

const VOID = /^(?:meta|img|br)$/;

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** The contrast of WCAG 2 between a text and its ground, each as '#rrggbb'; 0 where one has no colour. */
export function contrastOf({ text, ground }: Pair) {
  if (!text || !ground) return 0;
  const [low = 0, high = 0] = [luminance(text), luminance(ground)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const pairIn = (style: string): Pair => ({
  text: /(?:^|[;{ ])color:\s*(#[0-9a-f]{6})/.exec(style)?.[1],
  ground: /background-color:\s*(#[0-9a-f]{6})/.exec(style)?.[1],
});

const over = (outer: Pair, own: Pair): Pair => ({
  text: own.text ?? outer.text,
  ground: own.ground ?? outer.ground,
});

const darkPart = (html: string) =>
  /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(html)?.[1] ?? '';

/** Reads each text of a mail's body with its colours in both themes. */
export function readRuns(html: string): Run[] {
  const rules = new Map(
    [...darkPart(html).matchAll(/\.(\w+)\{([^}]*)\}/g)].map(([, name, style = '']) => [
      name,
      pairIn(style),
    ]),
  );
  const body = html.slice(html.indexOf('<body'));
  const stack: Omit<Run, 'words'>[] = [{ light: {}, dark: {} }];
  const runs: Run[] = [];
  for (const [, close, name = '', attributes = '', words = ''] of body.matchAll(
    /<(\/?)(\w+)([^>]*)>([^<]*)/g,
  )) {
    const outer = stack.at(-1) ?? { light: {}, dark: {} };
    if (close) stack.pop();
    else if (!VOID.test(name)) {
      const own = pairIn(/style="([^"]*)"/.exec(attributes)?.[1] ?? '');
      const ruled = rules.get(/class="([^"]*)"/.exec(attributes)?.[1]);
      stack.push({
        light: over(outer.light, own),
        dark: over(outer.dark, over(own, ruled ?? {})),
      });
    }
    const colours = stack.at(-1);
    if (words.trim() && colours) runs.push({ words: words.trim(), ...colours });
  }
  return runs;
}

/** Where a text brings a colour without a ground, or a ground without a colour. */
export const halfPainted = (html: string) =>
  [...html.matchAll(/style="([^"]*)"/g)]
    .map(([, style = '']) => style)
    .filter((style) => {
      const { text, ground } = pairIn(style);
      return Boolean(text) !== Boolean(ground);
    });
