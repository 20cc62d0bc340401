/** Validation errors as 'field: message'. */
export function FilterErrors({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <ul className="my-3 rounded-1 border border-danger bg-danger-tint px-4 py-2 font-semibold text-danger">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
