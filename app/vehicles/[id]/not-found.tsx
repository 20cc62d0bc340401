import { VehicleNotFound } from '@/components/vehicles/vehicle-not-found';

export default VehicleNotFound;
