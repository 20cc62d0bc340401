import type { ReactNode } from 'react';
import { SHARE_PICTURE } from '@/lib/seo/metadata';
import { COLOURS } from './colours';
import { Wordmark } from './wordmark';

/** The position in px, with the wheels on the floor and the longest car within the margins. */
const RENDER = { width: 860, height: 573, left: 372, top: 92 };

type Props = {
  /** The car as a PNG data URL. */
  car: string;
  /** The left edge of a picture that fills the right side, in px. */
  filledFrom?: number | null;
  isPhoto?: boolean;
  children: ReactNode;
};

/** The layout of every share picture: wordmark at the top, car on the right, text on the left. */
export function Frame({ car, filledFrom = null, isPhoto = false, children }: Props) {
  const isFilled = filledFrom !== null;
  const { width: whole, height: tall } = SHARE_PICTURE;
  const { left, top, width, height } = isFilled
    ? { left: filledFrom, top: 0, width: whole - filledFrom, height: tall }
    : RENDER;
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '54px 64px 56px',
        overflow: 'hidden',
        backgroundImage: COLOURS.ground,
        color: COLOURS.ink,
        fontFamily: 'text',
      }}
    >
      <img
        src={car}
        alt=""
        width={width}
        height={height}
        style={{ position: 'absolute', left, top }}
      />
      <Wordmark />
      {children}
      {!isPhoto && (
        <div
          style={{
            position: 'absolute',
            right: 64,
            bottom: 28,
            fontSize: 20,
            color: COLOURS.label,
            ...(isFilled && {
              padding: '2px 12px',
              borderRadius: 6,
              backgroundColor: COLOURS.paper,
            }),
          }}
        >
          Illustration
        </div>
      )}
    </div>
  );
}
