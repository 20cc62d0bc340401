import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { DeleteAccount } from '@/components/account/delete-account';
import { DeviceSwitches } from '@/components/account/device-switches';
import { EmailSwitch } from '@/components/account/email-switch';
import { FavouriteAlertsForm } from '@/components/account/favourite-alerts-form';
import { PageHeading } from '@/components/account/page-heading';
import { SessionList } from '@/components/account/session-list';
import { StartFactorForm } from '@/components/auth/start-factor-form';
import { ViewedSwitch } from '@/components/favourites/viewed-switch';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { PressForm } from '@/components/forms/press-form';
import { button, standaloneLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { getMailSettings } from '@/lib/account/queries';
import { requestReset } from '@/lib/auth/actions';
import { verifiedFactor } from '@/lib/auth/second-factor';
import { deviceName, getSessions } from '@/lib/auth/sessions';
import { messages } from '@/lib/core/errors/messages';
import { requireUser } from '@/lib/core/session/current-user';
import { formatTime } from '@/lib/format';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Settings',
  description: 'Notifications, password, your data and your account.',
  path: paths.settings,
  index: false,
});

type SectionProps = { title: string; text: string; children: ReactNode };

function Section({ title, text, children }: SectionProps) {
  return (
    <section className="grid gap-x-12 gap-y-5 border-t border-line py-8 xl:grid-cols-[17rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-title">{title}</h2>
        <p className="mt-2 max-w-[46ch] text-pretty wrap-anywhere text-ink-2">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

async function SettingsPage() {
  const user = await requireUser(paths.settings);
  const { email } = user;
  const factor = verifiedFactor(user);
  const [mails, sessions] = await Promise.all([getMailSettings(), getSessions()]);
  return (
    <>
      <PageHeading title="Settings" />
      <div className="mt-8">
        <Section
          title="Notifications"
          text="The e-mails are chosen for your account. The other switches are remembered on this device only; no such messages are sent yet."
        >
          <div className="-mt-4 divide-y divide-line">
            <EmailSwitch isOn={mails.isOn} />
            <FavouriteAlertsForm alerts={mails.alerts} />
            <div className="py-4">
              <p className="font-semibold">E-mails about saved searches</p>
              <p className="text-ink-3">
                How often is chosen for each search, where it can be paused too.
              </p>
              <Link href={paths.savedSearches} className={standaloneLink}>
                Open saved searches
                <Icon name="arrow-right" />
              </Link>
            </div>
            <div className="needs-script divide-y divide-line">
              <DeviceSwitches />
            </div>
          </div>
        </Section>
        <Section
          title="Recently viewed"
          text="The cars you looked at are listed below your favourites. No list of them leaves this device except to draw it."
        >
          <div className="needs-script -mt-4">
            <ViewedSwitch />
          </div>
          <p className="only-without-script">Without JavaScript nothing is remembered.</p>
        </Section>
        <Section
          title="Password"
          text={`We mail a link to ${email}. It opens a form to set a new password, on any device.`}
        >
          <PressForm
            action={requestReset}
            failure={messages.resetFailed}
            values={{ email }}
            variant="secondary"
          >
            Reset Password
          </PressForm>
        </Section>
        {user.isStaff && (
          <Section
            title="Second factor"
            text="The staff desk asks for a code of your authenticator app, beside your password."
          >
            <p className="mb-4">
              {factor ? `Set up ${formatTime(factor.created_at)}.` : 'Not set up yet.'}
            </p>
            <StartFactorForm
              next={paths.settings}
              label={factor ? 'Replace your app' : 'Set up an app'}
              variant="secondary"
            />
          </Section>
        )}
        <Section
          title="Where you are signed in"
          text="One entry for each browser. A lost phone is signed out from here; it then opens nothing of your account."
        >
          <SessionList
            sessions={sessions.map((session) => ({
              id: session.id,
              device: deviceName(session.user_agent),
              openedAt: session.opened_at,
              usedAt: session.used_at,
              isCurrent: session.is_current,
            }))}
          />
        </Section>
        <Section
          title="Your data"
          text="What we hold about you, as one JSON file: account, favourites, saved searches, valuations, listings, messages, decisions on what is yours, notes of our staff."
        >
          <a href={paths.myData} download className={button('secondary', 'medium')}>
            Download my data
          </a>
        </Section>
        <Section
          title="Danger Zone"
          text="Deletes your account and all that belongs to it. You are asked for your password; there is no way back."
        >
          <DeleteAccount email={email} />
        </Section>
      </div>
    </>
  );
}

export default withUnavailable('settings', SettingsPage, <AccountUnavailable />);
