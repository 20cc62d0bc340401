import type { Route } from 'next';
import { screens } from '@/lib/core/errors/screens';
import { formatDate } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import type { DepartedVehicle, HeldVehicle, VehicleSummary } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { MessageScene } from '../feedback/message-scene';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { SimilarVehicles } from './detail/similar-vehicles';

/** The 404 message for a vehicle that is not, or was never, for sale. */
export const VehicleNotFound = () => (
  <MessageScene car="leaving" {...screens.vehicleMissing}>
    <Link href={paths.vehicles} className={button()}>
      Browse Vehicles
    </Link>
  </MessageScene>
);

/** Names a departed vehicle and the date on which it went. */
export const departureText = (departed: DepartedVehicle) =>
  `It was a ${vehicleTitle(departed)}, and has not been for sale since ${formatDate(departed.wentOn)}.`;

type HeldProps = { held: HeldVehicle; similar: VehicleSummary[] };

/** The message for a vehicle whose advert is held. */
export const VehicleHeld = ({ held, similar }: HeldProps) => (
  <MessageScene
    car="standing"
    title={screens.vehicleHeld.title}
    text={`${screens.vehicleHeld.text} It is a ${vehicleTitle(held)}, held since ${formatDate(held.heldOn)}.`}
    detail={screens.vehicleHeld.advice}
    after={<SimilarVehicles vehicles={similar} isReplacement />}
  >
    <Link href={paths.vehicles} className={button()}>
      Browse Vehicles
    </Link>
    <Link href={paths.helpTopic('spot-a-scam')} className={button('secondary')}>
      How to recognise a scam
    </Link>
  </MessageScene>
);

type Props = {
  departed: DepartedVehicle;
  /** The landing pages of its model and its make. */
  pages: { label: string; href: Route }[];
  /** The canonical filter query of others of its model. */
  query: string;
  similar: VehicleSummary[];
};

/** The 410 message for a vehicle that is no longer for sale. */
export const VehicleGone = ({ departed, pages, query, similar }: Props) => (
  <MessageScene
    car="leaving"
    {...screens.vehicleMissing}
    detail={departureText(departed)}
    status={410}
    after={<SimilarVehicles vehicles={similar} isReplacement />}
  >
    {[...pages, { label: 'Browse Vehicles', href: paths.vehicles }].map(
      ({ label, href }, index) => (
        <Link key={href} href={href} className={button(index === 0 ? 'primary' : 'secondary')}>
          {label}
        </Link>
      ),
    )}
    <Link href={paths.newSavedSearch(query)} className={button('secondary')}>
      <Icon name="bell" />
      Tell me of another like it
    </Link>
  </MessageScene>
);
