import type { StaffNote } from '@/lib/staff/types';
import { NoteForm, type NoteProps } from './note-form';
import { Timestamp } from './timestamp';

/** The notes that staff leave for each other, oldest first, and the form that adds one. */
export function NoteList({ notes, ...about }: NoteProps & { notes: StaffNote[] }) {
  return (
    <div className="grid gap-3">
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <li key={note.id} className="border-l-2 border-line-strong pl-3">
              <p className="whitespace-pre-wrap wrap-anywhere">{note.body}</p>
              <p className="text-small text-ink-3">
                {note.staff_name}, <Timestamp at={note.created_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm key={about.id} {...about} />
    </div>
  );
}
