import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { standaloneLink } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import { Link } from '../ui/link';
import { ChatButton } from './chat-button';

type Props = { icon: IconName; title: string; text: string; children: ReactNode };

function Channel({ icon, title, text, children }: Props) {
  return (
    <li className="flex flex-col items-start border-t border-line pt-5">
      <Icon name={icon} className="size-6 text-link" />
      <h2 className="mt-4 font-text! text-lead font-semibold tracking-[-0.01em]">{title}</h2>
      <p className="mt-1 mb-4 max-w-[40ch] text-pretty text-ink-2">{text}</p>
      <div className="mt-auto">{children}</div>
    </li>
  );
}

/** Contact channels, fastest first. */
export function Channels() {
  return (
    <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:border-t lg:border-ink lg:pt-8 lg:[&>li]:border-t-0 lg:[&>li]:pt-0">
      <Channel
        icon="message"
        title="LiveChat"
        text="Answers from the help topics at once. What they do not answer can go to a person."
      >
        <ChatButton />
        <p className="only-without-script text-ink-2">
          LiveChat needs JavaScript, which is switched off in this browser. The other ways work
          without it.
        </p>
      </Channel>
      <Channel
        icon="mail"
        title="E-mail"
        text="For anything that needs a file, a picture or a longer story."
      >
        <a href={`mailto:${site.email}`} className={standaloneLink}>
          {site.email}
        </a>
      </Channel>
      <Channel icon="phone" title="Telephone" text={`${site.supportHours}.`}>
        <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={`${standaloneLink} tabular`}>
          {site.phone}
        </a>
      </Channel>
      <Channel
        icon="info"
        title="Help"
        text="Buying safely, selling, valuations, your account: answers without waiting."
      >
        <Link href={paths.help} className={standaloneLink}>
          Read the help pages
          <Icon name="arrow-right" />
        </Link>
      </Channel>
    </ul>
  );
}
