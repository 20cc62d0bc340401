/** Lists what deleting an account removes and what it keeps. */
export function DeletionContents() {
  return (
    <div className="grid gap-3 text-ink-2">
      <p>
        Your profile, favourites with your notes, saved searches, valuations, listings with their
        pictures, enquiries and support conversations are deleted at once and for good. Nobody can
        bring them back.
      </p>
      <p>
        Sellers who answered you keep their own messages, under the name ‘Deleted account’ and
        without a word of yours. The log of our staff keeps for two years what was decided about
        your listings and messages, and why.
      </p>
    </div>
  );
}
