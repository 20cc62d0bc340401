import { formatPrice } from '@/lib/format';

const MAKES: Record<string, string> = {
  bmw: 'BMW',
  mercedesbenz: 'Mercedes-Benz',
  skoda: 'Škoda',
};

export const makeLabel = (name: string) =>
  MAKES[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

/** 'up to £7604' → 'Up to £7,604' */
export const priceLabel = (label: string) =>
  label
    .replace(/£(\d+)/g, (_, pounds) => formatPrice(Number(pounds)))
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());

export const ageLabel = (label: string) => (label === '1' ? '1 year' : `${label} years`);
