import { type ReactNode, ViewTransition } from 'react';

/** The kind of a navigation from a card to the page of its car: no other moves pictures. */
export const TO_CAR = 'to-car';

type Props = { id: string; children: ReactNode };

/** A car's picture that becomes that of its page. The duration is in app/globals.css. */
export const SharedPicture = ({ id, children }: Props) => (
  <ViewTransition name={`car-${id}`} share={{ [TO_CAR]: 'auto', default: 'none' }} default="none">
    {children}
  </ViewTransition>
);
