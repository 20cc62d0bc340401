import { SellerNotFound } from '@/components/sellers/seller-not-found';

export default SellerNotFound;
