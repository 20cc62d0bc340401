import type { ReactNode } from 'react';
import { COLOURS } from './colours';
import { Wordmark } from './wordmark';

/** Where the drawing stands: its wheels at 550 of 630, its longest car within the margins. */
const DRAWING = { width: 774, height: 516, left: 410, top: 137 };

type Props = { drawing: string; children: ReactNode };

/** The stage of every generated picture: the sign above, a drawn car on the right, words beside it. */
export function Frame({ drawing, children }: Props) {
  const { left, top, width, height } = DRAWING;
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
        src={`data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`}
        alt=""
        width={width}
        height={height}
        style={{ position: 'absolute', left, top }}
      />
      <Wordmark />
      {children}
      <div
        style={{
          position: 'absolute',
          right: 64,
          bottom: 28,
          fontSize: 20,
          color: COLOURS.label,
        }}
      >
        Illustration
      </div>
    </div>
  );
}
