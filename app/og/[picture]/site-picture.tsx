import { site } from '@/lib/site';
import { COLOURS } from './colours';
import { Frame } from './frame';

/** The share picture of all other pages. */
export function SitePicture({ car }: { car: string }) {
  return (
    <Frame car={car}>
      <div
        style={{
          width: 620,
          marginTop: 48,
          fontFamily: 'head',
          fontWeight: 500,
          fontSize: 80,
          lineHeight: 1.02,
          letterSpacing: '-0.035em',
        }}
      >
        {site.strapline}
      </div>
      <div
        style={{
          width: 380,
          marginTop: 'auto',
          fontSize: 30,
          lineHeight: 1.4,
          color: COLOURS.ink2,
        }}
      >
        {site.description}
      </div>
    </Frame>
  );
}
