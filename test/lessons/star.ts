/** A small lesson of *Star as an author would write it: one move, two moves with replies, something to read. */
export const STAR_LESSON = JSON.stringify({
  end: 'Now you know the rim.',
  steps: [
    {
      title: 'The rim',
      say: 'Place a stone on the rim.',
      position: '3:30.',
      answers: [
        { moves: 'T31', goesOn: true, say: 'That peri can be yours.' },
        { moves: ['*10', 'A20'], say: 'There are no points there.' },
      ],
    },
    {
      title: 'Keep together',
      say: 'Four cells are left. Connect your stars.',
      position: '3:RBR2.B2RBRBR.BRBR3BR.RBR3B2R',
      marks: 'A10',
      answers: [
        { moves: 'A10', then: 'A21', goesOn: true, say: 'Red took A21. Take the other one.' },
        { moves: 'A10 R10', then: ['A21', 'T30'], goesOn: true, say: 'You win, 9 to 7.' },
        { moves: 'A10 T30', then: ['A21', 'R10'], say: 'Red takes R10 and wins.' },
        { moves: '*', say: 'Red takes A10 and breaks through.', then: [] },
      ],
    },
    { title: 'Stars', say: 'Two rim cells make a star.', position: '3:2.B4.R8.R8.B4.' },
  ],
});
