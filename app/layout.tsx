import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { Toaster } from '@/components/feedback/toaster';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { PageScripts } from '@/components/session/page-scripts';
import { ReplayEarlyPress } from '@/components/session/replay-early-press';
import { SessionWatch } from '@/components/session/session-watch';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import { DeviceLoader } from './device-loader';
import './globals.css';

const hanken = localFont({
  src: './fonts/hanken-grotesk.woff2',
  variable: '--font-hanken',
  weight: '400 700',
  display: 'swap',
  // `fallback-fonts.css` has the fallback fonts.
  adjustFontFallback: false,
});
const familjen = localFont({
  src: './fonts/familjen-grotesk.woff2',
  variable: '--font-familjen',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
});
const plate = localFont({
  src: './fonts/forecourt-plate.woff2',
  variable: '--font-forecourt-plate',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/**
 * Seconds a shared cache may store pages without data of their own. Next's default is a year, in which
 * a cache would serve pages whose scripts a later release no longer has.
 */
export const revalidate = 3600;

/** A function, so that it reads SITE_URL at run time and one build serves any host. */
export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env.siteUrl()),
    title: { default: `${site.name}: used cars across the UK`, template: `%s | ${site.name}` },
    description: site.description,
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f6f1' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1210' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-GB"
      className={`${hanken.variable} ${familjen.variable} ${plate.variable}`}
      // Next scrolls a new page to its top at once: smooth scrolling is for links within a page.
      data-scroll-behavior="smooth"
      // A script of PageScripts sets attributes on it before hydration.
      suppressHydrationWarning
    >
      <head>
        <PageScripts />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="absolute -top-20 left-4 z-60 rounded-1 bg-brand px-4 py-3 text-on-brand focus:top-3"
        >
          Skip to content
        </a>
        <SiteHeader />
        {children}
        <SiteFooter />
        <Toaster />
        <DeviceLoader />
        <SessionWatch />
        <ReplayEarlyPress />
      </body>
    </html>
  );
}
