import type { ListedSearch } from '@/lib/saved-searches/types';

export type SearchFormProps = {
  search: ListedSearch;
  /** The token of a mailed link; '' on the account's page. */
  token: string;
};

/** The hidden fields that name a search and its owner. */
export const OwnerFields = ({ search, token }: SearchFormProps) => (
  <>
    <input type="hidden" name="id" value={search.id} />
    <input type="hidden" name="token" value={token} />
  </>
);
