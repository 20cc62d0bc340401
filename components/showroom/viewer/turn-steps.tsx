import { useMemo } from 'react';
import { FIRST_TURN_STEP, turnSteps } from '@/lib/showroom/turn';
import { TURN_DATA_USE } from '@/lib/showroom/viewer/data-use';
import { PictureSteps } from './picture-steps';
import type { ViewedCar } from './viewed-car';

type Props = { car: ViewedCar; onFail: () => void };

/** The car's body type all the way round, which is drawn in one paint. */
export function TurnSteps({ car: { inSentence, body, paint }, onFail }: Props) {
  const steps = useMemo(() => turnSteps(body), [body]);
  return (
    <PictureSteps
      subject={inSentence}
      steps={steps}
      first={FIRST_TURN_STEP}
      label="Illustration, in grey"
      dataUse={TURN_DATA_USE}
      note={
        paint !== 'grey' && `Each body type is drawn all round in grey only; this car is ${paint}.`
      }
      onFail={onFail}
    />
  );
}
