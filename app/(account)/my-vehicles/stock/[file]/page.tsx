import type { Metadata } from 'next';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { PageHeading } from '@/components/account/page-heading';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { CheckHeading } from '@/components/stock/check-heading';
import { FileCheck } from '@/components/stock/file-check';
import { FileGone } from '@/components/stock/file-gone';
import { Mapping } from '@/components/stock/mapping';
import { RunProblem } from '@/components/stock/run-problem';
import { ToldWords } from '@/components/stock/told-words';
import { requireUser } from '@/lib/core/session/current-user';
import { formatTime } from '@/lib/format';
import { isUuid } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { getMakes } from '@/lib/search/queries';
import { pageMetadata } from '@/lib/seo/metadata';
import { stockMessageOf } from '@/lib/stock/messages';
import { getStockCheck } from '@/lib/stock/queries';

export const metadata: Metadata = pageMetadata({
  title: 'Check of a stock file',
  description: 'What a stock file would list, change and leave out.',
  path: paths.stock,
  index: false,
});

type Props = {
  params: Promise<{ file: string }>;
  searchParams: Promise<Partial<Record<string, string | string[]>>>;
};

async function StockFilePage({ params, searchParams }: Props) {
  const [{ file }, { problem }] = await Promise.all([params, searchParams]);
  await requireUser(paths.stockFile(file));
  const check = isUuid(file) ? await getStockCheck(file, getMakes) : null;
  if (!check)
    return (
      <>
        <PageHeading title="This file is not here any more" />
        <FileGone />
      </>
    );
  const refused = stockMessageOf(problem);
  const told = check.told.map(({ column, word, value }) => [column, word, value]);
  return (
    <>
      <CheckHeading reading={JSON.stringify([check.mapping, told])}>
        <PageHeading title={check.result ? 'Stock file' : 'Check of your stock file'}>
          <span className="wrap-anywhere">{check.source}</span>, sent {formatTime(check.receivedAt)}
          .
        </PageHeading>
      </CheckHeading>
      <div className="mt-8 grid gap-10">
        {refused && <RunProblem text={refused} />}
        {check.missingColumns.length === 0 && <FileCheck check={check} />}
        <ToldWords id={check.id} told={check.told} />
        <Mapping check={check} />
      </div>
    </>
  );
}

export default withUnavailable('stock file', StockFilePage, <AccountUnavailable />);
