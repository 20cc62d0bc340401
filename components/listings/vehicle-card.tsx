import { paths } from '@/lib/paths';
import { isAtPlace } from '@/lib/showroom/pictures/picture';
import { cx } from '@/lib/utils';
import { FavouriteButton } from '../favourites/favourite-button';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Card } from './card';
import { CARD_SIZES } from './card-grid';
import { ClaimBadge } from './claim-badge';
import { CompareLink } from './compare-link';
import { LeftToPay } from './left-to-pay';
import { SellerBadge } from './seller-badge';
import { SharedPicture, TO_CAR } from './shared-picture';
import { VehiclePicture } from './vehicle-picture';
import { VerdictLabel } from './verdict-label';

type Props = { card: Card; priority?: boolean; onLoad?: () => void };

/** A vehicle in a grid. Its first link covers the whole card; the heart, View in AR and Compare are stacked above it. */
export function VehicleCard({ card, priority, onLoad }: Props) {
  const { id, title, trim, place, judged } = card;
  return (
    <article className="card">
      <SharedPicture id={id}>
        <VehiclePicture
          look={card.look}
          view={card.view}
          imageUrl={card.imageUrl}
          alt=""
          // IllustrationNote says once above the list what it means.
          label={<Icon name="brush" className="my-0.5" />}
          sizes={CARD_SIZES}
          priority={priority}
          onLoad={onLoad}
        />
      </SharedPicture>
      <FavouriteButton
        id={id}
        title={title}
        className={cx(
          iconButton,
          'card-heart',
          // A photograph or a place can be as dark or as bright as the heart.
          card.imageUrl || isAtPlace(card.view)
            ? 'bg-surface/80 hover:bg-surface'
            : 'hover:bg-surface/70',
        )}
      />
      <div className="card-body">
        <p className="card-line">
          <span className="card-price">{card.price}</span>
          {judged.verdict !== 'none' && (
            <VerdictLabel verdict={judged.verdict}>{judged.label}</VerdictLabel>
          )}
        </p>
        <LeftToPay price={card.price} />
        <div className="truncate">
          <h3 className="inline">{title}</h3>
          {trim && <span className="text-ink-3"> {trim}</span>}
        </div>
        <ul className="dotted tabular text-ink-3">
          {card.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="card-line pt-1.5">
          <span className="flex flex-wrap gap-1.5">
            <SellerBadge sellerType={card.sellerType}>{card.seller}</SellerBadge>
            {card.isVerified && <ClaimBadge icon="scale">AI Verified</ClaimBadge>}
            {card.mark && (
              // The picture carries it, because on the narrowest card this row has room for only two badges.
              <span className="absolute top-3 left-3 flex rounded-1 bg-paper">
                <ClaimBadge icon={card.mark.icon}>{card.mark.label}</ClaimBadge>
              </span>
            )}
          </span>
          {place && (
            <span className="flex items-center gap-1 text-small text-ink-3">
              <Icon name="map-pin" />
              {place}
            </span>
          )}
        </div>
        <p className="mt-auto flex flex-wrap gap-x-2.5 pt-2">
          <Link href={paths.vehicle(id)} transitionTypes={[TO_CAR]}>
            View Details <span className="sr-only">of {title}</span>
            <Icon name="arrow-right" />
          </Link>
          <Link href={paths.showroom(id)}>
            View in AR <span className="sr-only">of {title}</span>
          </Link>
          <CompareLink id={id} title={title}>
            Compare
          </CompareLink>
        </p>
      </div>
    </article>
  );
}
