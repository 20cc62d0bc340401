import type { MetadataRoute } from 'next';
import { paths } from '@/lib/paths';
import { INSTALL_ICONS } from '@/lib/seo/install-icons';
import { site } from '@/lib/site';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'en-GB',
    start_url: paths.home,
    display: 'standalone',
    background_color: '#f7f6f1',
    theme_color: '#f7f6f1',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...INSTALL_ICONS.map(({ src, size, purpose }) => ({
        src,
        purpose,
        type: 'image/png',
        sizes: `${size}x${size}`,
      })),
    ],
  };
}
