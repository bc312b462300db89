// Bo Haglund's and Søren Hein's double-dummy solver, which is no part of this project, on deals as `npm run solve` reads them,
// without cards on the table: for each line the tricks of the leader's side and the milliseconds of processor time it took.
//   apt-get install libdds-dev && c++ -O2 packages/opponents/bench/native/dds.cpp -ldds -o dds
#include <cstdio>
#include <cstring>
#include <ctime>
#include <iostream>
#include <string>
#include <dds/dll.h>

static double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main() {
  SetMaxThreads(1);
  for (std::string line; std::getline(std::cin, line);) {
    dealPBN deal{};
    futureTricks answer;
    deal.trump = line[0] - '0';
    deal.first = line[2] - '0';
    std::strncpy(deal.remainCards, line.c_str() + 4, sizeof deal.remainCards - 1);
    const double before = now();
    const int code = SolveBoardPBN(deal, -1, 1, 1, &answer, 0);
    std::printf("%d %f\n", code == RETURN_NO_FAULT ? answer.score[0] : -1, now() - before);
  }
}
