const RUNGS = [
  {
    title: 'In your own space',
    text: 'A phone that can place objects in the camera’s view: most iPhones and Android phones of recent years.',
  },
  {
    title: 'A model to turn',
    text: 'Any browser with 3D graphics, on a phone or a computer, by touch, mouse or keyboard.',
  },
  {
    title: 'Pictures to turn',
    text: 'Any other browser that runs JavaScript: its body type in grey from 36 sides, by a drag or a slider.',
  },
  {
    title: 'Pictures',
    text: 'Every other browser: views from several sides, as on each listing without photographs.',
  },
  {
    title: 'Words',
    text: 'Length, height and body type in the text, for screen readers and for paper.',
  },
];

/** The fallback tiers: a device gets the first one it supports. */
export function FallbackLadder() {
  return (
    <ol className="border-b border-line">
      {RUNGS.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid gap-x-6 gap-y-1 border-t border-line py-5 sm:grid-cols-[2rem_14rem_1fr]"
        >
          <span aria-hidden="true" className="tabular text-ink-3 max-sm:hidden">
            {index + 1}
          </span>
          <h3 className="font-semibold">{title}</h3>
          <p className="text-pretty text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
