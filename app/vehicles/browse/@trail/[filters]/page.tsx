import { Breadcrumb } from '@/components/layout/breadcrumb';
import { loadTrail } from '../../load-list';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ filters: string }> };

/** The breadcrumb, which the layout places above the filter form. */
export default async function ListTrail({ params }: Props) {
  const trail = await loadTrail((await params).filters);
  return <Breadcrumb above={trail.slice(0, -1)} here={trail.at(-1)?.label ?? ''} />;
}
