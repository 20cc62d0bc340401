import { type ReactNode, type Ref, useMemo } from 'react';
import { TURN_DATA_USE } from '@/lib/showroom/viewer/data-use';
import { FIRST_TURN_STEP, turnSteps } from '@/lib/showroom/viewer/turn';
import { PictureSteps } from './picture-steps';
import type { ViewedCar } from './viewed-car';

type Props = {
  /** The ref of the slider. */
  ref: Ref<HTMLInputElement>;
  car: ViewedCar;
  onFail: () => void;
  /** Content above the picture. */
  note: ReactNode;
  /** Content below the slider. */
  children: ReactNode;
};

/** The pictures all the way round the car's body type, which has one design in one paint. */
export function TurnSteps({ ref, car, onFail, note, children }: Props) {
  const { inSentence, body, paint } = car;
  const steps = useMemo(() => turnSteps(body), [body]);
  return (
    <PictureSteps
      ref={ref}
      subject={inSentence}
      steps={steps}
      first={FIRST_TURN_STEP}
      label="Illustration, in grey"
      dataUse={TURN_DATA_USE}
      hint={
        paint === 'grey'
          ? 'Each body type is drawn all round once: face, wheels and number of doors may differ.'
          : `Each body type is drawn all round once, in grey only; this car is ${paint}, and its face, wheels and number of doors may differ.`
      }
      onFail={onFail}
      note={note}
    >
      {children}
    </PictureSteps>
  );
}
