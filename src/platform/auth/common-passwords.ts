/** The hundred most used passwords of published leaks, in lower case, without such as differ only in digits. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football monkey
  letmein shadow master 696969 michael mustang 666666 qwertyuiop 123321 1234567890 superman 654321 1qaz2wsx 7777777
  qazwsx jordan jennifer 123qwe 121212 killer trustno1 hunter harley zxcvbnm asdfgh buster andrew batman soccer tigger
  charlie robert sunshine iloveyou fuckyou ranger hockey computer starwars asshole pepper klaster 112233 zxcvbn freedom
  princess maggie pass ginger 11111111 131313 love cheese 159753 summer chelsea dallas biteme matrix yankees 6969
  corvette austin access thunder merlin secret diamond hello hammer 1234qwer silver gfhjkm internet samantha golfer
  scooter test orange cookie q1w2e3r4 maverick sparky phoenix welcome admin changeme letmeinnow passwort administrator
  qwerty123 iloveyou1 default guest`.split(/\s+/),
);
