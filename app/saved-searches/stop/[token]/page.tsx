import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { PressForm } from '@/components/forms/press-form';
import { LinkFrame } from '@/components/saved-searches/link-frame';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { switchSearchMails } from '@/lib/saved-searches/actions';
import { searchMessages } from '@/lib/saved-searches/messages';
import { getLinkedSearch } from '@/lib/saved-searches/queries';
import { readSearchToken } from '@/lib/saved-searches/token';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Stop e-mails',
  description: 'Stop the e-mails about a saved search.',
  path: paths.savedSearches,
  index: false,
});

/** The target of the link in mails about new cars. A GET changes nothing. */
async function StopPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const id = readSearchToken('stop', token);
  if (!id) redirect(paths.missing);
  const search = await getLinkedSearch(id);
  if (!search)
    return (
      <LinkFrame
        title="E-mails are off"
        text="This search was deleted: you get no more e-mails about it."
      />
    );
  const isOn = !search.isPaused;
  return (
    <LinkFrame
      title={isOn ? 'Stop e-mails' : 'E-mails are off'}
      text={
        <>
          {isOn
            ? `You get e-mails about new cars for ‘${search.name}’. Other searches go on.`
            : `You get no e-mails about ‘${search.name}’: it is paused.`}{' '}
          <Link href={paths.savedSearches} className="text-link underline underline-offset-3">
            All your saved searches
          </Link>
        </>
      }
    >
      <PressForm
        action={switchSearchMails}
        failure={searchMessages.notChanged}
        values={{ token, mails: isOn ? 'off' : 'on' }}
        variant={isOn ? 'primary' : 'secondary'}
      >
        {isOn ? 'Stop these e-mails' : 'Switch on again'}
      </PressForm>
    </LinkFrame>
  );
}

export default withUnavailable(
  'end of e-mails about a search',
  StopPage,
  <PageUnavailable text="Your search could not be reached just now. Your link still works: try again in a moment." />,
);
