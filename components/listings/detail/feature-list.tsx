import { Icon } from '../../ui/icon';
import { Section } from './section';

export function FeatureList({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <Section title="Features">
      <ul className="columns-2 gap-4 sm:columns-[220px] sm:gap-8">
        {[...new Set(features)].map((feature) => (
          <li key={feature} className="flex break-inside-avoid gap-2.5 py-[7px] wrap-anywhere">
            <Icon name="check" className="mt-[3px] size-[18px] text-link" />
            {feature}
          </li>
        ))}
      </ul>
    </Section>
  );
}
