type Props = { id: string; note: string | undefined };

/** Says which part of a field's value was not used as given. */
export function FieldNote({ id, note }: Props) {
  if (!note) return null;
  return (
    <p id={id} className="mt-1.5 text-small text-pretty text-danger">
      {note}
    </p>
  );
}
