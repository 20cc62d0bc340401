import type { ListedSearch } from '@/lib/saved-searches/listed-search';
import type { useActionForm } from '../forms/use-action-form';

export type SearchFormProps = {
  form: ReturnType<typeof useActionForm>;
  search: ListedSearch;
  /** The token of a mailed link; '' on the account's page. */
  token: string;
};

/** The hidden fields that name a search and its owner. */
export const OwnerFields = ({ search, token }: Pick<SearchFormProps, 'search' | 'token'>) => (
  <>
    <input type="hidden" name="id" value={search.id} />
    <input type="hidden" name="token" value={token} />
  </>
);
