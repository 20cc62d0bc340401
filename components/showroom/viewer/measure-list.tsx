import { measuresOf } from '@/lib/showroom/models/model-measures';
import type { Look } from '@/lib/showroom/pictures/rendered-designs';
import { describeDimensions, millimetres } from '@/lib/showroom/viewer/describe-dimensions';

type Props = { look: Look; isListing: boolean };

/** The model's measures as text, and a description of the model. */
export function MeasureList({ look, isListing }: Props) {
  const measures = measuresOf(look);
  const rows = [
    ...describeDimensions(measures),
    { name: 'With mirrors', text: `${millimetres(measures.widthWithMirrors)} wide` },
  ];
  return (
    <section aria-labelledby="measures">
      <h2 id="measures" className="text-title">
        Measures of the model
      </h2>
      <dl className="mt-3 border-b border-line">
        {rows.map(({ name, text }) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="tabular font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-pretty text-ink-2">
        The model is an illustration: a car of this body type
        {isListing && ', in this car’s colour'}. Length, width and height are the model’s own, to
        the millimetre, without mirrors and aerial.
        {isListing &&
          ' The car for sale may be much shorter or longer: ‘Fits my space’ says between what lengths such cars are, and the maker’s figures are the right ones for a tight garage.'}
      </p>
    </section>
  );
}
