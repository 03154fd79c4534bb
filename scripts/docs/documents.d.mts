export const documents: readonly string[];
