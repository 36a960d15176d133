import { ErrorBox } from "#src/components/ui/status.tsx";
import { useErrorMessage } from "#src/queries/error-message.ts";
import type { MonsterResult } from "#src/queries/monsters.ts";

/** Why a monster could not be fetched, with a button to retry; nothing without an error. */
export function MonsterFailure({ result: { query, error, monster } }: { result: MonsterResult }) {
  const failure = useErrorMessage("detail", error, monster !== undefined);
  return failure && <ErrorBox message={failure} onRetry={() => void query.refetch()} />;
}
