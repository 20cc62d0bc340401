import { COLOURS } from './colours';
import { Frame } from './frame';

/** The share picture of a page: its title. */
export function PagePicture({ title, car }: { title: string; car: string }) {
  return (
    <Frame car={car}>
      <div
        style={{
          width: 780,
          marginTop: 44,
          fontFamily: 'head',
          fontWeight: 500,
          fontSize: 76,
          lineHeight: 1.03,
          letterSpacing: '-0.035em',
          color: COLOURS.ink,
        }}
      >
        {title}
      </div>
    </Frame>
  );
}
