'use client';

import { ErrorScreen } from '@/components/feedback/error-screen';

export default function PageError({ retry }: { retry: () => void }) {
  return <ErrorScreen retry={retry} />;
}
