// Prints the problems that eslint found as usual, and how many files it read.
import { ESLint } from 'eslint';

export default async function format(results, data) {
  const stylish = await new ESLint().loadFormatter('stylish');
  return `${await stylish.format(results, data)}\neslint read ${results.length} files.\n`;
}
