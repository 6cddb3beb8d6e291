/** `ProblemDetails` of the public contract; a 422 also has `errors` by alias. */
export interface Problem {
  title: string;
  status: number;
  detail?: string;
  errors?: Record<string, string[]>;
  /** Machine-readable code. */
  code?: string;
}

/** Rejection in the format of the public contract. */
export function problemAnswer(problem: Problem, headers: Record<string, string> = {}): Response {
  return Response.json(problem, {
    status: problem.status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });
}
