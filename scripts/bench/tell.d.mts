export const QUESTIONS: readonly string[];
/** Parses `--only`. */
export function chosen(only: string): { readonly questions: readonly string[]; readonly tag: string };
/** The table that answers a question. */
export function tableOf(question: string, told: object): string;
