type Props = { offered: string[]; chosen: string[] };

/** The features that buyers filter by, to tick. */
export const FeatureBoxes = ({ offered, chosen }: Props) => (
  <fieldset className="min-w-0 border-t border-line pt-5">
    <legend className="float-left mb-2 w-full font-semibold">Features</legend>
    <ul className="clear-both grid gap-x-6 min-[23rem]:grid-cols-2 xl:grid-cols-3">
      {offered.map((feature) => (
        <li key={feature}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
            <input
              type="checkbox"
              name="features"
              value={feature}
              defaultChecked={chosen.includes(feature)}
              className="size-5 shrink-0 accent-(--link)"
            />
            {feature}
          </label>
        </li>
      ))}
    </ul>
  </fieldset>
);
