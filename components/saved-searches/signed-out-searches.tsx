import { authPath, paths } from '@/lib/paths';
import { Breadcrumb } from '../layout/breadcrumb';
import { button } from '../ui/button';
import { Link } from '../ui/link';
import { LinkRequestForm } from './link-request-form';

/** The page of saved searches without a session: two ways to them. */
export function SignedOutSearches({ title }: { title: string }) {
  return (
    <main id="main" className="wrap w-full flex-1 pb-24">
      <Breadcrumb above={[{ label: 'Home', href: paths.home }]} here={title} />
      <h1 className="pt-6 text-display">{title}</h1>
      <p className="mt-3 max-w-[56ch] text-lead text-pretty text-ink-2">
        Filter the list to the car you want, press ‘Save this search’, and you are told when one
        comes.
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        <section aria-labelledby="with-account" className="border-t border-line pt-8">
          <h2 id="with-account" className="text-title">
            With an account
          </h2>
          <p className="mt-2 mb-6 max-w-[46ch] text-pretty text-ink-2">
            Your searches are kept in it, on every device you sign in on.
          </p>
          <Link href={authPath('sign-in', paths.savedSearches)} className={button()}>
            Sign in
          </Link>
        </section>
        <section aria-labelledby="without-account" className="border-t border-line pt-8">
          <h2 id="without-account" className="text-title">
            Without one
          </h2>
          <p className="mt-2 mb-6 max-w-[46ch] text-pretty text-ink-2">
            We mail you a link to the searches saved under your e-mail address: to change, pause or
            delete them.
          </p>
          <LinkRequestForm />
        </section>
      </div>
    </main>
  );
}
