'use client';

import { useSearchParams } from 'next/navigation';
import { plural } from '@/lib/format';
import { isPhotoProblem, photoMessage } from '@/lib/photos/messages';
import { Notice } from '../feedback/notice';

/** The result for each file of a form sent without JavaScript, from the query of the redirect. */
export function PostedPhotos() {
  const query = useSearchParams();
  const added = Number(query.get('added')) || 0;
  const refused = query.getAll('refused').flatMap((entry) => {
    const [problem, ...name] = entry.split(' ');
    return isPhotoProblem(problem) ? { problem, name: name.join(' ') } : [];
  });
  if (added === 0 && refused.length === 0) return null;
  return (
    <div className="only-without-script">
      <Notice
        icon={refused.length > 0 ? 'alert' : 'check'}
        title={added > 0 ? `${plural(added, 'photograph')} added` : 'Nothing was added'}
      >
        {refused.map(({ name, problem }) => (
          <p key={`${name} ${problem}`} className="wrap-anywhere">
            {name && <b className="font-semibold">{name}: </b>}
            {photoMessage(problem)}
          </p>
        ))}
      </Notice>
    </div>
  );
}
