import { paths } from '@/lib/paths';
import { MAX_CARS } from '@/lib/valuation/bulk-columns';
import { TextField } from '../forms/text-field';
import { button, standaloneLink } from '../ui/button';

/** Sends a file of cars; the response is a download, so no script is needed. */
export function BulkForm({ error }: { error?: string | undefined }) {
  return (
    <form
      id="form"
      action={paths.bulkFigures}
      method="post"
      encType="multipart/form-data"
      className="grid gap-5 rounded-2 border border-line bg-surface p-5 sm:p-7"
    >
      <TextField
        name="cars"
        label="File of cars"
        type="file"
        accept=".csv,text/csv"
        required
        error={error}
        hint={`CSV with commas or semicolons, at most ${MAX_CARS} cars and 1 MB.`}
        className="cursor-pointer py-2.5 file:mr-4 file:cursor-pointer file:rounded-1 file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-semibold"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className={button()}>
          Value these cars
        </button>
        <a href={paths.bulkExample} download className={standaloneLink}>
          Download an example
        </a>
      </div>
      <p className="text-small text-pretty text-ink-2">
        The file is read, valued and sent back. It is not stored, and nothing of it goes into your
        valuation history.
      </p>
    </form>
  );
}
