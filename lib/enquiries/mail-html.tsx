import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../site';

/** What a mail says, in reading order. */
export type MailContent = {
  intro: string;
  messages: { body: string; created_at: string }[];
  picture: { url: string; alt: string } | null;
  button: { label: string; url: string };
  notes: string[];
  unsubscribeUrl?: string;
};

const INK = '#121613';
const GREEN = '#0b4a34';
const GREY = '#4a514c';
const FONT = 'system-ui, -apple-system, "Segoe UI", Arial, sans-serif';

const BODY = {
  ...{ margin: 0, padding: 16, backgroundColor: '#ffffff', color: INK },
  ...{ fontFamily: FONT, fontSize: 16, lineHeight: 1.5 },
};

/** Inline styles only: mail programs drop style sheets. */
function MailPage({ subject, content }: { subject: string; content: MailContent }) {
  const { intro, messages, picture, button, notes, unsubscribeUrl } = content;
  return (
    <html lang="en-GB">
      <body style={BODY}>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
        <div style={{ maxWidth: 560, margin: '0 auto' }}>
          <p style={{ margin: '0 0 16px', color: GREEN, fontSize: 20, fontWeight: 600 }}>
            {site.name}
          </p>
          {picture && (
            // Lazy, because React adds a preload link for any other picture.
            <img
              src={picture.url}
              alt={picture.alt}
              width="560"
              loading="lazy"
              style={{ display: 'block', width: '100%', height: 'auto', borderRadius: 8 }}
            />
          )}
          <p>{intro}</p>
          {messages.map(({ body, created_at }) => (
            <blockquote
              key={created_at}
              style={{
                margin: '16px 0',
                padding: '0 0 0 16px',
                borderLeft: `3px solid ${GREEN}`,
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {body}
            </blockquote>
          ))}
          <p style={{ margin: '24px 0' }}>
            <a
              href={button.url}
              style={{
                display: 'inline-block',
                padding: '12px 24px',
                borderRadius: 8,
                backgroundColor: GREEN,
                color: '#ffffff',
                fontWeight: 600,
                textDecoration: 'none',
              }}
            >
              {button.label}
            </a>
          </p>
          {notes.map((note) => (
            <p key={note} style={{ color: GREY }}>
              {note}
            </p>
          ))}
          {unsubscribeUrl && (
            <p style={{ color: GREY, fontSize: 14 }}>
              <a href={unsubscribeUrl} style={{ color: GREY }}>
                Stop these e-mails
              </a>
            </p>
          )}
        </div>
      </body>
    </html>
  );
}

const quote = ({ body }: { body: string }) => body.replace(/^/gm, '> ');

function plainText({ intro, messages, button, notes, unsubscribeUrl }: MailContent) {
  const parts = [intro, ...messages.map(quote), `${button.label}:\n${button.url}`, ...notes];
  if (unsubscribeUrl) parts.push(`Stop these e-mails:\n${unsubscribeUrl}`);
  return `${parts.join('\n\n')}\n`;
}

/** Renders a mail as plain text and as HTML, in which React escapes all text. */
export function renderMail(subject: string, content: MailContent) {
  const page = renderToStaticMarkup(<MailPage subject={subject} content={content} />);
  return { text: plainText(content), html: `<!doctype html>${page}` };
}
