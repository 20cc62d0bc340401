import { Icon } from '../ui/icon';

/** The reason why a file was not listed completely. */
export const RunProblem = ({ text }: { text: string }) => (
  <p
    role="alert"
    className="flex gap-3 rounded-1 border-l-4 border-danger bg-danger-tint p-4 font-semibold text-pretty"
  >
    <Icon name="alert" className="mt-0.5 size-5 text-danger" />
    {text}
  </p>
);
