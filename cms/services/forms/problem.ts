/**
 * Error response of the public API (`ProblemDetails`). With status 422 it also has `errors`, which contains messages by
 * alias.
 */
export interface Problem {
  title: string;
  status: number;
  detail?: string;
  errors?: Record<string, string[]>;
  /** Machine-readable code. */
  code?: string;
}

/** Creates an error response in the format of the public API. */
export function problemAnswer(problem: Problem, headers: Record<string, string> = {}): Response {
  return Response.json(problem, {
    status: problem.status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });
}
