import { renewSearchLink } from '@/lib/saved-searches/actions';
import { searchMessages } from '@/lib/saved-searches/messages';
import { PressForm } from '../forms/press-form';
import { LinkFrame } from './link-frame';

/** The page of a mailed link that has ended, with the way to a new one. */
export const EndedLink = ({ token }: { token: string }) => (
  <LinkFrame
    title="This link has ended"
    text="A link to saved searches works for 30 days after its e-mail. A new one goes to the same address. Your searches go on in the meantime."
  >
    <PressForm action={renewSearchLink} failure={searchMessages.linkNotSent} values={{ token }}>
      Send me a new link
    </PressForm>
  </LinkFrame>
);
