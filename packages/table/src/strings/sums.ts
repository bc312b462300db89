/** An amount as it is written on the table: a half stands as ½. */
export const sumOf = (amount: number): string => {
  const whole = Math.floor(amount);
  return amount === whole ? String(whole) : `${whole || ''}½`;
};
