import { VehicleNotFound } from '@/components/listings/vehicle-not-found';

export default VehicleNotFound;
