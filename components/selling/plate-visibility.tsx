/** Whether buyers see the number plate. */
export const PlateVisibility = ({ isHidden }: { isHidden: boolean }) => (
  <div>
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name="hide_registration"
        defaultChecked={isHidden}
        aria-describedby="hide-registration-note"
        className="size-5 shrink-0 accent-(--link)"
      />
      Hide the number plate from buyers
    </label>
    <p id="hide-registration-note" className="text-small text-ink-3">
      Buyers then see no MOT history on your page either. Cover the plate in your photographs too.
    </p>
  </div>
);
